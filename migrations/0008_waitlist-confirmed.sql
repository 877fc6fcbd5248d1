CREATE TABLE `waitlist_perks` (
	`place` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE `waitlist_signups` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `waitlist_signups` ADD `perk_place` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_signups_perk_place_unique` ON `waitlist_signups` (`perk_place`);--> statement-breakpoint
-- The first hundred who joined were told that the discount is theirs: the promise is kept, and places that some of them left stay given.
INSERT INTO `waitlist_perks` (`place`)
WITH RECURSIVE `places` (`place`) AS (SELECT 1 UNION ALL SELECT `place` + 1 FROM `places` WHERE `place` < 100)
SELECT `place` FROM `places` WHERE `place` <= (SELECT max(`position`) FROM `waitlist_signups`);
--> statement-breakpoint
UPDATE `waitlist_signups` SET `confirmed_at` = `created_at`, `perk_place` = `position` WHERE `position` <= 100;
