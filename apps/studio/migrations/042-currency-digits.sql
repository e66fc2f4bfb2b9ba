-- How many digits the operator's site shows behind the point of amounts; null for those of ISO 4217.
alter table play add column currency_digits smallint check (currency_digits between 0 and 4);
