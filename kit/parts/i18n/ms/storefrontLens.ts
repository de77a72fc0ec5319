/** Who looks at a storefront, on what, and when. */
export const words = {
  device: 'Peranti',
  language: 'Bahasa',
  now: 'Sekarang',
  moment: {
    label: 'Masa',
    slider: 'Masa apabila sesuatu berubah',
    before: 'Perubahan sebelumnya',
    after: 'Perubahan seterusnya',
    stops: '%{smart_count} masa apabila sesuatu berubah',
  },
  audience: {
    address: {
      first: 'Taip alamat yang terkandung dalam satu julat',
      by: 'Mengikut alamat …',
      title: 'Di mana penonton ini?',
      use: 'Lihat dari sana',
    },
    label: 'Penonton',
    anyone: 'Sesiapa sahaja',
    has: '%{name}: %{values}',
    none: 'Halaman ini tidak meminta atribut dasar',
  },
  side: { label: 'Draf atau langsung', draft: 'Draf', live: 'Langsung', none: 'Halaman ini belum pernah diterbitkan' },
  stress: {
    label: 'Ujian susun atur',
    rtl: 'Tulisan kanan ke kiri',
    long: 'Teks panjang',
    rtlShort: 'Dari kanan',
    longShort: 'Panjang',
  },
  changes: {
    count: '%{smart_count} perubahan',
    mark: 'Tanda perubahan dalam pratonton',
    unmark: 'Henti menanda perubahan',
    before: 'Lihat yang sedang disiarkan',
    after: 'Lihat draf',
  },
  next: {
    starts: '%{name} bermula',
    ends: '%{name} tamat',
    more: '%{smart_count} lagi',
    line: 'Perubahan seterusnya %{at}: %{what}',
    look: 'Lihat pada masa itu',
  },
  review: {
    all: 'Penonton sasaran dan dasar tidak disemak: semua yang ada pada halaman ditunjukkan.',
    as: 'Dilihat sebagai penonton: %{viewer}.',
    unseen: '%{smart_count} bekas bukan untuk penonton ini.',
  },
  who: {
    title: 'Siapa yang melihat ini',
    titles: '%{smart_count} tajuk',
    seen: 'Dipaparkan',
    emptyIn: 'kosong dalam %{smart_count} hari',
  },
}
