#!/bin/bash
# Run by the postgres image when its data folder is empty, and by operators after an upgrade or with a new password.
set -euo pipefail

# The value of NAME, or of the file that NAME_FILE names.
password() {
  local file="${1}_FILE"
  if [ -n "${!file:-}" ]; then cat "${!file}"; else printf '%s' "${!1}"; fi
}

psql --set ON_ERROR_STOP=1 --no-psqlrc --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set payments_password="$(password PAYMENTS_DB_PASSWORD)" \
  --set reports_password="$(password REPORTS_DB_PASSWORD)" \
  --set admin_password="$(password ADMIN_DB_PASSWORD)" \
  --set mail_password="$(password MAIL_DB_PASSWORD)" \
  --file /findable/roles.sql
