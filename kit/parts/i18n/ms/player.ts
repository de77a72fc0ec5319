import type { words as english } from '../en/player.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  controls: 'Kawalan main balik',
  play: 'Main',
  pause: 'Jeda',
  frameBack: 'Undur satu bingkai',
  frameOn: 'Maju satu bingkai',
  cutBack: 'Kembali ke potongan',
  cutOn: 'Ke potongan seterusnya',
  frameShown: 'bingkai dipaparkan',
  provisional: 'sementara',
  speed: 'Kelajuan',
  times: '%{speed}×',
  mute: 'Matikan bunyi',
  unmute: 'Hidupkan bunyi',
  fullscreen: 'Skrin penuh',
  of: 'daripada %{whole}',
  captions: 'Sari kata',
  noCaptions: 'Tajuk ini tiada sari kata.',
  loading: 'Memuatkan filem',
  position: 'Kedudukan',
  failures: {
    network: 'Talian ke pelayan terputus. Periksa dan mainkan semula.',
    expired: 'Main balik telah tamat tempoh. Tutup dan mulakan semula.',
    gone: 'Filem tiada lagi dalam storan.',
    unplayable: 'Pelayar ini tidak dapat memainkan filem tersebut.',
    unsupported: 'Pelayar ini tidak memainkan strim. Gunakan Chrome, Edge, Firefox atau Safari terkini.',
  },
}
