/** Outline, tabs and problems of a storefront. */
export const words = {
  noProblems: 'Nothing is wrong',
  repairs: {
    remove: 'Remove',
    openEnd: 'Leave open',
    allowed: 'Use allowed',
  },
}
