import type { words as english } from '../en/aggregate.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  tab: 'Sumber',
  reaggregate: 'Agregat semula',
  reaggregateText: 'Susun semula metadata daripada sumbernya',
  restore: 'Pulihkan kepada asal...',
  restoreText: 'Kembali kepada teks yang diimport',
  restoreTitle: 'Pulihkan %{name} kepada asal?',
  restoreSure:
    'Teks yang diimport menjadi draf. Versi yang diterbitkan kekal disiarkan. Draf yang diganti kekal dalam senarai versi.',
  restoreOk: 'Pulihkan kepada asal',
  unsaved: 'Simpan atau buang perubahan anda dahulu',
  running: 'Sedang diagregat sejak %{date}',
  none: 'Tiada sumber yang memberikan apa-apa kepada tajuk ini.',
  noneText: 'Semuanya ditaip di sini.',
  from: 'Apa yang diberikan oleh setiap sumber',
  at: 'diperbaharui %{date}',
  composed: 'Agregat terakhir',
  original: 'Diimport',
  noOriginal: 'tidak diimport',
  facts: 'Lesen dan ketersediaan',
  mn_lic: 'Tamat lesen terawal',
  mn_avl: 'Semua bahagian tersedia',
  open: 'tiada tamat',
  keys: {
    cp: 'Penyedia katalog',
    lds: 'Data linear',
    cms: 'Pengurusan kandungan',
    sds: 'Data sukan',
    me: 'Enjin media',
    gn: 'Data Gracenote',
  },
  failed: 'Tidak dapat dilakukan: %{why}',
}
