"""Signs, ships and ship parts, drawn with our own pen."""
