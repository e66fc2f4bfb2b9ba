-- A device is asked for by its cookie alone, before anybody has proven who they are (A4).

create index known_device_by_hash on known_device (merchant_code, device_hash);
