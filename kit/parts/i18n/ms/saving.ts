import type { words as english } from '../en/saving.ts'
import type { Words } from '../Words.ts'

/** Simpanan yang menunggu, simpanan yang terputus, dan penggabungan kerja dua orang. */
export const words: Words<typeof english> = {
  waiting: {
    offline: 'Luar talian: teks anda disimpan di sini.',
    unreachable: 'Pelayan tidak dapat dihubungi: teks anda disimpan di sini.',
    busy: 'Pelayan sibuk: teks anda disimpan di sini.',
    changes: '%{smart_count} perubahan menunggu untuk dihantar.',
    now: 'Cuba sekarang',
    stop: 'Berhenti mencuba',
  },
  slow: 'Masih menyimpan…',
  slowText: 'Ini mengambil masa lebih lama daripada biasa. Anda boleh terus menaip.',
  finished: 'Simpanan pada %{at} terputus; kini sudah selesai.',
  leftOn: 'Ada kerja yang belum disimpan pada %{name}.',
  open: 'Buka',
  lockedOut: {
    said: '%{name} sedang menyunting. Teks anda kekal di sini dan belum disimpan.',
    title: 'Belum disimpan: %{name} memegang kunci.',
    saidOwn: 'Anda sedang menyunting ini dalam tab lain. Teks anda kekal di sini dan belum disimpan.',
    titleOwn: 'Belum disimpan: anda memegang kunci dalam tab lain.',
    text: 'Teks anda kekal di sini.',
    compare: 'Banding dan gabung',
    same: 'Belum ada simpanan baharu.',
  },
  merge: {
    field: 'Medan',
    both: 'Ambil kedua-duanya: %{text}',
    edit: 'Sunting hasil',
    result: 'Hasil bagi %{field}',
    removed: 'dibuang',
    order: '%{field}: susunan',
    choose: 'Pilih',
    alone: 'Digabung sendiri',
    preview: 'Hasil',
    previewText: 'Perubahan yang dibawa oleh teks gabungan kepada V%{n}.',
    nothing: 'Hasilnya sama dengan yang sudah disimpan.',
    theirs: 'Daripada mereka',
    mine: 'Daripada anda',
  },
  left: {
    title: 'Gabungkan kerja anda yang belum disimpan pada %{name}',
    subtitle: 'Selepas anda menaipnya, V%{n} disimpan pada %{at}.',
    mine: 'Belum disimpan, dari %{at}',
    theirs: 'Dalam borang sekarang',
    take: 'Letakkan dalam borang',
  },
  published: {
    title: 'Gabungkan V%{n} ke dalam draf %{name} anda',
    subtitle: 'V%{n} diterbitkan selepas draf ini dimulakan.',
    theirs: 'Sedang disiarkan, V%{n}',
    take: 'Gabungkan ke dalam draf saya',
  },
  session: {
    kept: 'Apa yang belum anda simpan kekal dalam pelayar ini dan ditawarkan semula kepada %{name}.',
    waits: 'Menunggu tetingkap log masuk…',
  },
}
