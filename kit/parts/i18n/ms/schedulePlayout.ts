import type { words as english } from '../en/schedulePlayout.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'Siaran keluar',
  reading: 'Keadaan sedang dibaca',
  failed: 'Keadaan tidak dapat dibaca',
  state: { stopped: 'Belum dimulakan', starting: 'Bermula %{time}', running: 'Berjalan sejak %{time}' },
  about: {
    stopped: 'Belum ada sesiapa yang memulakan siaran keluar saluran ini.',
    starting: 'Permulaan baharu menggantikan yang ini.',
    running: 'Permulaan baharu menggantikan yang ini.',
  },
  by: 'Dimulakan oleh %{name}.',
  start: 'Mula pada',
  ok: { first: 'Mulakan siaran keluar', again: 'Mulakan semula' },
  done: '%{channel} disiarkan keluar mulai %{time}',
  whyNot: {
    past: 'Masa itu telah berlalu',
    channelDraft: 'Saluran belum diterbitkan',
    nothingOnAir: 'Tiada apa-apa diterbitkan pada masa itu',
  },
  wayOut: {
    channelDraft: 'Penonton belum dapat melihat saluran ini. Terbitkannya dahulu, kemudian mulakan siaran keluar.',
    nothingOnAir:
      'Siaran keluar bermula apabila sesuatu yang diterbitkan sedang ke udara. Terbitkan hari itu, atau pilih masa yang ada siaran.',
  },
  events: {
    title: 'Telah disiarkan',
    day: 'Hari',
    bounds: 'Hari dari %{from} hingga %{to}',
    earlier: 'Tunjukkan yang lebih awal',
    none: 'Tiada apa-apa disiarkan pada hari ini.',
    never: 'Belum ada apa-apa disiarkan.',
    failed: 'Apa yang disiarkan tidak dapat dibaca.',
    running: 'ke udara',
  },
}
