# The table server in a container: docs/server.md, "In a container". The steps are also run one by
# one in a bare Debian by tests/tools/test_container.py; it knows the instructions used here.

FROM debian:trixie-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates gcc python3-dev python3-venv
WORKDIR /src
COPY . .
# With the versions that the tests ran with.
RUN python3 -m venv /opt/istanbul \
    && /opt/istanbul/bin/pip install --no-cache-dir --constraint requirements-test.txt '.[cluster,postgres]' \
    && /opt/istanbul/bin/python -c 'import istanbul; istanbul.game().native()' \
    && /opt/istanbul/bin/pip uninstall -y pip

FROM debian:trixie-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates python3 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin istanbul \
    && install -d -o istanbul -g istanbul -m 0700 /data
COPY --from=build /opt/istanbul /opt/istanbul
ENV PATH=/opt/istanbul/bin:/usr/bin:/bin
ENV XDG_DATA_HOME=/data
ENV PYTHONDONTWRITEBYTECODE=1
USER istanbul
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python3", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
CMD ["istanbul", "serve", "--host", "0.0.0.0", "--log-level", "info"]
