/** Versions of a storefront, collection or container. */
export const words = {
  title: 'Versi',
  open: 'Versi...',
  before: 'Lebih lama',
  after: 'Lebih baharu',
  present: 'Yang ada pada skrin',
  reading: 'Membaca versi...',
  same: 'Kedua-duanya sama.',
  look: 'Tunjukkan dalam pratonton',
  compare: 'Bandingkan',
  leave: 'Kembali ke draf',
  bringBack: 'Pulihkan',
  bringBackNamed: 'Pulihkan %{name}',
  content: 'Kandungan',
  line: '%{field}: %{from} → %{to}',
  sharedStay: 'Bekas yang turut dipaparkan oleh halaman lain kekal seperti hari ini.',
}
