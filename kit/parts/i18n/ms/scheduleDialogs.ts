import type { words as english } from '../en/scheduleDialogs.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  refused: 'Tidak boleh dilakukan begini',
  items: '%{smart_count} item',
  fromTo: '%{from} hingga %{to}',
  bothZones: '%{time} UTC, %{mine} di %{zone}.',
  snap: 'Laraskan kepada suku jam',
  evenPinned: 'Walaupun dipinkan',
  preview: {
    nothingElse: 'Tiada yang lain berubah.',
    moved: '%{smart_count} yang lain beralih, sehingga %{length}',
    removed: '%{smart_count} dikeluarkan',
    changed: '%{smart_count} dipotong atau diubah',
    left: '%{smart_count} tidak mendapat tempat',
  },
  mode: {
    label: 'Cara mengambil tempat',
    insert: 'Sisip: yang berikutnya ditolak',
    overwrite: 'Tulis ganti: yang ada dipotong',
    exact: 'Hanya di tempat kosong',
    squeeze: 'Dalam jurang muat yang terdekat',
    split: 'Belah: rancangan ketika itu bersambung selepasnya',
    swap: 'Tukar tempat: tiada yang disiarkan ketika itu',
  },
  moveTo: {
    title: 'Alih ke...',
    to: 'Tarikh dan masa',
    ok: 'Alih',
    when: 'Taip tarikh atau masa',
    same: 'Sudah berada di situ',
    done: 'Dialihkan ke %{time}',
  },
  addAd: {
    title: 'Tambah iklan',
    ok: 'Tambah %{smart_count} iklan',
    length: 'Tempoh setiap iklan',
    first: 'Tanpa yang pertama',
    last: 'Tanpa yang terakhir',
    nowhere: 'Pilih program atau tempat untuk iklan',
    none: 'Tiada iklan untuk ditambah',
  },
  removeGaps: {
    title: 'Buang semua jurang',
    ok: 'Buang jurang',
    none: 'Tiada yang boleh beralih ke atas',
    processing: 'Tidak boleh semasa satu hari dalam minggu ini sedang diproses',
    moves: '%{smart_count} item beralih ke atas, sehingga %{length}',
    stays: '%{smart_count} jurang kekal',
    end: 'Tiada item berikutnya yang boleh beralih.',
    fails: '%{smart_count} tajuk tidak boleh disiarkan pada masa baharunya',
  },
  pin: {
    title: 'Pin %{smart_count} item?',
    ok: 'Pinkan',
    overlap: 'Disiarkan pada masa yang sama.',
  },
}
