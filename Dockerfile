FROM python:3.13-slim AS build
WORKDIR /src
RUN python -m venv /opt/orrery
ENV PATH=/opt/orrery/bin:$PATH
COPY tools/lock/run.txt tools/lock/metrics.txt tools/lock/postgres.txt tools/lock/
RUN pip install --no-cache-dir --require-hashes --only-binary :all: \
    -r tools/lock/run.txt -r tools/lock/metrics.txt -r tools/lock/postgres.txt
COPY . .
RUN pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --create-home --home-dir /data orrery
COPY --from=build /opt/orrery /opt/orrery
ENV PATH=/opt/orrery/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    ORRERY_DB=/data/orrery.db \
    ORRERY_HEALTH=/tmp/orrery.health
USER 10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["orrery", "health"]
ENTRYPOINT ["orrery"]
CMD ["run"]
