import type { words as english } from '../en/profile.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  who: 'Profil saya',
  displayName: 'Nama paparan',
  displayNameHelp:
    'Orang lain melihatnya pada kunci dan di sisi tajuk. Jika kosong, nama akaun anda digunakan: %{name}.',
  saved: 'Profil dikemas kini',
  email: 'E-mel',
  noEmail: 'tidak diketahui',
  productAdmin: 'Boleh mencipta produk',
  rights: 'Kebenaran saya',
  rightsHelp: 'Apa yang dibenarkan oleh peranan anda, halaman demi halaman. Halaman lain tidak dapat anda lihat.',
  page: 'Halaman',
  actions: 'Tindakan',
  readFailed: 'Profil anda tidak dapat dibaca. Nama log masuk anda dipaparkan.',
  photo: {
    of: 'Foto %{name}',
    choose: 'Muat naik foto',
    replace: 'Gantikan',
    remove: 'Buang',
    help: 'JPEG atau PNG, selebih-lebihnya %{size}. Ia dipotong menjadi segi empat sama.',
    uploading: 'Memuat naik: %{share}',
    tooLarge: 'Foto ini bersaiz %{size}; had ialah %{limit}.',
    notAnImage: 'Pilih gambar JPEG atau PNG.',
    saved: 'Foto dikemas kini',
    removed: 'Foto dibuang',
  },
  prefs: {
    help: 'Terpakai serta-merta pada setiap peranti yang anda log masuk.',
    helpLocal: 'Terpakai serta-merta dan disimpan dalam pelayar ini.',
    now: 'Sekarang: %{date}',
    oneOrder: 'Bahasa ini mempunyai satu susunan sahaja; pilihan anda terpakai pada bahasa lain.',
    sameZone: 'Sama seperti pelayar ini (%{zone})',
    otherZone: 'Pelayar ini berada di %{browser}; masa dipaparkan bagi %{zone}.',
    useBrowser: 'Gunakan zon pelayar',
    findZone: 'Bandar atau ofset, misalnya Singapore atau +8',
  },
}
