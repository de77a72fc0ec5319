import type { words as english } from '../en/watch.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  act: 'Beritahu saya tentang paparan ini',
  title: 'Beritahu saya',
  about: 'Paparan %{name}',
  when: 'Beritahu saya',
  any: 'apabila ia tidak kosong',
  older: 'apabila sesuatu di dalamnya lama tidak berubah',
  hours: 'Lebih lama daripada',
  hoursOf: '%{smart_count} jam',
  how: 'Cara',
  bell: 'Melalui loceng',
  mail: 'Melalui e-mel ke %{mail}',
  noMail: 'Tiada e-mel dihantar dari sini ke akaun anda.',
  webhook: 'Melalui cangkuk web',
  noWebhook: 'Tanpa cangkuk web',
  stop: 'Jangan beritahu saya',
  kept: 'Anda akan diberitahu tentang %{name}.',
  stopped: 'Anda tidak akan diberitahu lagi tentang %{name}.',
  watched: 'Anda diberitahu tentangnya',
}
