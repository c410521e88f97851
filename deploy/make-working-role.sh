#!/bin/sh
# Runs once, when the database is made, as the user of PostgreSQL: the role as which the product works.
set -eu
# By itself, so that a file that cannot be read ends here, and not in a role that nobody can log in as.
password="$(cat /run/secrets/database_work_password)"
psql --set=ON_ERROR_STOP=1 --set=password="$password" --username "$POSTGRES_USER" <<'SQL'
create role gable_work login password :'password';
SQL
