/** The product's name: every text that shows it reads it from here. */
export const brand = "Lapel";
