import type { words as english } from '../en/dragging.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  drag: '%{name}: இழுக்கவும்',
  moveUp: 'மேலே நகர்த்தவும்',
  moveDown: 'கீழே நகர்த்தவும்',
  pickUp: 'கையில் எடுக்கவும்',
  putHere: 'இங்கே வைக்கவும்',
  putBelow: 'இதன்கீழ் வைக்கவும்',
  carried: '“%{name}” உங்கள் கையில் உள்ளது. இடத்தைத் தேர்ந்தெடுக்கவும், அல்லது Escape அழுத்தவும்.',
  letGo: 'விட்டுவிடவும்',
  moveTo: 'நகர்த்தும் இடம்...',
  moveTitle: '%{name}: நகர்த்தவும்',
  moveOk: 'நகர்த்தவும்',
  moved: '%{name} இப்போது %{count} இல் %{place} ஆம் இடத்தில் உள்ளது',
  cancelled: '%{name} இருந்த இடத்திலேயே உள்ளது',
  refused: '%{name} அங்கே இருக்க முடியாது',
  place: 'இடம்',
  range: '%{first} முதல் %{count} வரை ஒரு முழு எண்',
  samePlace: 'வேறு இடத்தைத் தட்டச்சு செய்யவும்.',
}
