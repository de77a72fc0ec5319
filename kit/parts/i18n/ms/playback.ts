import type { words as english } from '../en/playback.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  toEditor: 'Potong dalam penyunting video',
  tab: 'Main balik',
  nothing: 'Belum ada apa-apa untuk dimainkan: pilih kandungan sumber segmen.',
  noneYet: 'Belum ada gambar dan bunyi.',
  elsewhere:
    'Segmen dipotong daripada “%{name}” sistem lain, yang tidak dapat dimainkan oleh perkhidmatan ini. Muat naik gambar dan bunyi di sini untuk memainkan tajuk.',
  whole: 'Dimainkan seluruhnya: segmennya dipotong daripada “%{name}” sistem lain.',
  stale: 'Segmen telah diubah selepas itu.',
  again: 'Main seperti sekarang',
  cuts: 'Potongan',
  cut: '%{from} ke %{to}',
  begin: 'Permulaan, %{to}',
  place: '%{place} daripada %{count}',
  noMedia: '%{name} tiada media.',
  media: {
    title: 'Media',
    none: 'Belum ada gambar atau bunyi.',
    main: 'Utama',
    rate: '%{rate} bingkai/s',
    tracks: {
      video: 'gambar',
      audio: 'bunyi',
    },
    choose: 'Muat naik media',
    hint: 'MP4 berserpihan, gambar dan bunyi sebagai dua fail.',
    most: 'Paling banyak %{size} setiap fail.',
    tooLarge: 'Fail ini melebihi had %{size}.',
    saveFirst: 'Media boleh dimuat naik selepas tajuk disimpan.',
    readOnly: 'Media tidak boleh diubah semasa tajuk hanya dibaca.',
    sending: 'Memuat naik %{name}',
    checking: 'sedang diperiksa...',
    done: '%{name}: %{kind}, %{length}',
    refused: '%{name} tidak diterima.',
  },
}
