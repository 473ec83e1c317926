# Calls: what a person is asked, in the thread of a table
call-line = -# **{ $table }** · { $line }
call-since = since { $since }
