#!/bin/sh
# Configures this build, adds it to the releases and serves it: docs/deployment.md, "In a container".
set -eu
node "$(dirname "$0")/prepare.mjs"
exec "${NGINX_PATH:-nginx}" -e stderr -c "${FOYER_RUN:-/tmp/foyer}/nginx.conf"
