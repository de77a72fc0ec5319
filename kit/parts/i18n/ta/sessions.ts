import type { words as english } from '../en/sessions.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  elsewhere: 'வேறு தாவலில் வெளியேறிவிட்டீர்கள்',
  refused: 'சேவையகம் உங்கள் உள்நுழைவை இனி ஏற்காது. நீங்கள் தட்டச்சு செய்தவை இந்த உலாவியில் வைக்கப்பட்டுள்ளன.',
  wasRefused: 'செல்லாத அணுகல் குறி (Invalid access_token): நீங்கள் வெளியேற்றப்பட்டீர்கள். தட்டச்சு செய்தவை வைக்கப்பட்டுள்ளன.',
  kept: 'நீங்கள் சேமிக்காதவை இந்த உலாவியிலேயே இருக்கும்; %{name} மீண்டும் வரும்போது காட்டப்படும்.',
  waits: 'உள்நுழைவுச் சாளரத்திற்குக் காத்திருக்கிறது…',
}
