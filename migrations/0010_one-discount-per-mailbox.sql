ALTER TABLE `waitlist_perks` ADD `mailbox_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_perks_mailbox_hash_unique` ON `waitlist_perks` (`mailbox_hash`);