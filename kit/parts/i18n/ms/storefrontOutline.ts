/** Outline, tabs and problems of a storefront. */
export const words = {
  noProblems: 'Tiada masalah',
  repairs: {
    remove: 'Buang',
    openEnd: 'Biar terbuka',
    allowed: 'Guna yang dibenarkan',
  },
}
