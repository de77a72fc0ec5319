import type { words as english } from '../en/scheduleOnAir.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: 'அந்நேரத்தில் எது ஒளிபரப்பாகிறது…',
  moment: 'தேதியும் நேரமும்',
  play: 'இங்கிருந்து இயக்கு',
  player: '%{channel}, %{time}',
  list: 'ஒளிபரப்பாவது, துண்டு துண்டாக',
  ads: 'அதிலிருந்து அரை மணி நேரத்தில் %{ads} விளம்பரங்கள் உள்ளன.',
  empty: 'அழுத்த முடியாதவற்றுக்கு இன்னும் சொந்த ஊடகம் இல்லை; இயக்கி அவற்றைத் தாண்டிச் செல்லும்.',
  nothing: 'அந்நேரத்தில் எதுவும் ஒளிபரப்பாகவில்லை.',
  noMedia: 'இதில் இயக்க ஊடகம் எதுவும் இல்லை.',
  within: '%{name}-இல் %{kind}',
}
