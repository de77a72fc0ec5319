/** Outline, tabs and problems of a storefront. */
export const words = {
  noProblems: 'சிக்கல் எதுவும் இல்லை',
  repairs: {
    remove: 'அகற்று',
    openEnd: 'திறந்து விடு',
    allowed: 'அனுமதித்ததைப் பயன்படுத்து',
  },
}
