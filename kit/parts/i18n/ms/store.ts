/** Lists of storefronts, collections and containers, and what makes a new one. */
export const words = {
  new: '%{type} baharu',
  make: 'Cipta',
  nameIn: 'Nama (%{language})',
  kind: 'Jenis bekas',
  kinds: {
    banner: 'Sepanduk',
    carousel: 'Karusel',
    grid: 'Grid',
    rounded: 'Bulat',
    regular: 'Biasa',
    Collection: 'Koleksi',
  },
  problems: {
    missing: 'Berikan nama sekurang-kurangnya dalam satu bahasa',
    noLetter: 'Nama memerlukan huruf atau angka',
  },
}
