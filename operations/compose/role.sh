#!/bin/sh
# Runs once, when PostgreSQL makes its data folder: the role of the sites, which is no superuser, and its own database.
set -e
psql -v ON_ERROR_STOP=1 -v password="$SITE_PASSWORD" -U postgres <<'SQL'
create role kaksha login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database kaksha owner kaksha;
revoke connect, temporary on database kaksha, postgres from public;
SQL
