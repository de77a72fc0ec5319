import type { words as english } from '../en/configuration.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  back: 'Kembali ke konfigurasi',
  none: 'Tiada konfigurasi',
  panel: 'Versi dan audit',
  revision: 'semakan %{n}',
  columns: {
    n: 'Nama',
    app: 'Aplikasi',
    type: 'Jenis',
    st: 'Keadaan',
    ut: 'Diubah',
  },
  fields: {
    n: 'Nama',
    app: 'Aplikasi',
    type: 'Jenis',
    attrs: 'Nilai',
    schema: 'Skema JSON bagi nilai',
  },
  shownAs: 'Cara nilai disunting',
  as: {
    menu: 'Menu',
    items: 'Item',
    form: 'Borang',
    json: 'Sebagai teks (JSON)',
  },
  done: {
    created: '%{name} sudah dicipta.',
    saved: '%{name} disimpan.',
    published: '%{name} diterbitkan dan berkuat kuasa serta-merta.',
  },
  baseMoved: 'Versi lain telah diterbitkan sementara itu',
  baseMovedText: 'Penerbitan akan menggantikannya dengan draf ini. Ia kekal dalam senarai versi.',
  takesAway: 'Sesiapa yang membaca %{name} akan menggunakan nilai lalai. Ia boleh dipulihkan.',
  sameAsForm: 'Sama dengan yang ada dalam borang.',
  moreChanges: 'dan %{smart_count} perubahan lagi',
  rollBack: 'Undur ke V%{n}',
  bringBack: 'Bawa V%{n} ke dalam borang',
}
