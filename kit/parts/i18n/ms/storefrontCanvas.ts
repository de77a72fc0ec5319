/** The preview of storefronts: what is drawn around rails, and why some are empty. */
export const words = {
  marks: {
    ratio: 'Tiada gambar dalam %{ratio}',
    language: 'Tiada nama dalam bahasa ini',
    twice: 'Turut ada dalam bekas lain pada tab ini',
  },
  notes: '%{smart_count} nota',
  badges: {
    new: 'Baharu',
    leaving: 'Akan berakhir',
    live: 'Langsung',
    upcoming: 'Akan datang',
    daysLeft: 'Tinggal %{smart_count} hari',
  },
  viewer: { watch: 'Tonton', myList: 'Senarai saya', sponsored: 'TAJAAN' },
  empty: {
    notChosen: 'Belum ada apa-apa dipilih untuk bekas ini.',
    foreign: 'Kandungannya datang daripada perkhidmatan lain dan tidak dipaparkan di sini.',
    noMatch: 'Tiada tajuk yang sepadan.',
    failed: 'Kandungan tidak dapat dibaca.',
  },
  nothing: {
    storefront: 'Belum ada tab: tambah yang pertama di atas.',
    tab: 'Tab ini belum ada bekas.',
    collection: 'Koleksi ini belum ada bekas.',
  },
  hidden: {
    notYet: '%{smart_count} tajuk belum bermula',
    expired: '%{smart_count} tajuk telah tamat tempoh',
    voiceOff: '%{smart_count} tajuk dimatikan',
    notPublished: '%{smart_count} tajuk belum diterbitkan',
    productMissing: '%{smart_count} tajuk tiada dalam produk ini',
    policy: '%{smart_count} tajuk ditolak oleh dasar',
  },
  kinds: {
    banner: 'Sepanduk',
    carousel: 'Karusel',
    grid: 'Grid',
    rounded: 'Bulat',
    regular: 'Biasa',
    Collection: 'Koleksi',
  },
  changes: { added: 'Ditambah', removed: 'Dibuang', changed: 'Diubah', moved: 'Dialihkan' },
  acts: {
    label: 'Tindakan untuk %{name}',
    up: 'Alih ke atas',
    down: 'Alih ke bawah',
    duplicate: 'Gandakan',
    remove: 'Buang',
  },
  devices: { tv: 'TV', browser: 'Pelayar', tablet: 'Tablet', mobile: 'Telefon', all: 'Semua peranti' },
  foot: {
    scale: '%{device}, %{size} pada %{scale}',
    interact: 'Berinteraksi',
    interactHint: 'Guna pratonton seperti penonton (I)',
  },
  lacking: { count: '%{smart_count} tajuk tiada gambar atau nama', list: 'Semua %{type} tanpa: %{what}' },
}
