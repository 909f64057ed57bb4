-- The peers store what intake stores: its row and its outbox, with every index.
CREATE SCHEMA peer;
CREATE TABLE peer.applications (LIKE intake.applications INCLUDING ALL);
CREATE TABLE peer.outbox (LIKE intake.outbox INCLUDING ALL);
