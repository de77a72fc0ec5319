import type { words as english } from '../en/timing.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  publish: 'Terbitkan pada masa tertentu...',
  unpublish: 'Nyahterbit pada masa tertentu...',
  publishTitle: 'Terbitkan %{name} pada masa tertentu',
  unpublishTitle: 'Nyahterbit %{name} pada masa tertentu',
  publishAt: 'Terbit pada',
  unpublishAt: 'Nyahterbit pada',
  zone: 'Masa mengikut zon anda, %{zone}.',
  set: 'Tetapkan masa',
  whenUtc: '%{date} UTC',
  when: '%{date} (%{zone}), iaitu %{utc} UTC',
  will: {
    nothing: 'Pilih masa, dan di sini tertulis apa yang akan berlaku.',
    publish: 'Pada %{when}, draf yang telah disimpan ketika itu akan disiarkan.',
    unpublish: 'Pada %{when}, penonton tidak lagi melihatnya dan versi yang diterbitkan menjadi draf.',
    check:
      'Jika tidak dapat dilakukan ketika itu, tiada apa yang berubah dan sebabnya tertulis di sini dan dalam pemberitahuan anda.',
  },
  warn: {
    unsaved: 'Apa yang belum disimpan tidak akan disiarkan. Simpan sebelum masa itu.',
    missing: '%{smart_count} medan wajib masih kosong. Isi sebelum masa itu, jika tidak tiada apa yang diterbitkan.',
    nothingNew: 'Belum ada draf. Simpan satu sebelum masa itu, jika tidak tiada apa yang dapat diterbitkan.',
    draftOpen:
      'Ada draf yang terbuka. Terbitkan atau buang draf itu sebelum masa itu, jika tidak ia tidak dapat dinyahterbit.',
  },
  problems: {
    none: 'Nyatakan masa untuk terbit atau nyahterbit.',
    unreadable: 'Ini bukan masa. Taip seperti 24 Nov 2026 20:30.',
    past: 'Masa ini telah berlalu.',
    order: 'Nyahterbit mesti selepas terbit.',
  },
  isSet: 'Masa telah ditetapkan.',
  cleared: 'Dibatalkan: tiada apa yang berlaku pada masa itu.',
  banner: {
    publish: 'Akan disiarkan pada %{publish}.',
    unpublish: 'Akan dinyahterbit pada %{unpublish}.',
    both: 'Akan disiarkan pada %{publish} dan dinyahterbit pada %{unpublish}.',
    by: 'Ditetapkan oleh %{name}.',
    zone: 'Masa mengikut %{zone}.',
    change: 'Ubah',
    cancel: 'Batal',
    cancelLabel: 'Batalkan apa yang ditetapkan untuk masa itu',
  },
  failed: {
    publish: 'Tidak diterbitkan pada %{date}.',
    unpublish: 'Tidak dinyahterbit pada %{date}.',
    because: {
      invalid: 'Medan wajib kosong atau salah.',
      draftExists: 'Ada draf yang terbuka: terbitkan atau buang draf itu dahulu.',
      wrongStatus: 'Tiada apa untuk diterbitkan, atau tiada yang sedang disiarkan.',
    },
    again: 'Tetapkan masa lain',
    dismiss: 'Tutup',
  },
  coming: {
    title: 'Akan datang',
    empty: 'Tiada apa yang ditetapkan mengikut masa.',
    publish: 'disiarkan',
    unpublish: 'dinyahterbit',
    failed: 'tidak berlaku',
  },
}
