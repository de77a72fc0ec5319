import type { words as english } from '../en/player.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  controls: 'இயக்கக் கட்டுப்பாடுகள்',
  play: 'இயக்கு',
  pause: 'இடைநிறுத்து',
  frameBack: 'ஒரு சட்டம் பின்',
  frameOn: 'ஒரு சட்டம் முன்',
  cutBack: 'வெட்டுக்குத் திரும்பு',
  cutOn: 'அடுத்த வெட்டுக்குச் செல்',
  frameShown: 'சட்டம் காட்டப்பட்டது',
  provisional: 'தற்காலிகம்',
  speed: 'வேகம்',
  times: '%{speed}×',
  mute: 'ஒலியை அணை',
  unmute: 'ஒலியை இயக்கு',
  fullscreen: 'முழுத்திரை',
  of: 'மொத்தம் %{whole}',
  captions: 'வசனவரிகள்',
  noCaptions: 'இந்தத் தலைப்பிற்கு வசனவரிகள் இல்லை.',
  loading: 'படம் ஏற்றப்படுகிறது',
  position: 'இடம்',
  failures: {
    network: 'சேவையகத்துடனான இணைப்பு துண்டிக்கப்பட்டது. சரிபார்த்து மீண்டும் இயக்குங்கள்.',
    expired: 'இயக்கத்தின் காலம் முடிந்தது. மூடிவிட்டு மீண்டும் தொடங்குங்கள்.',
    gone: 'சேமிப்பகத்தில் படம் இல்லை.',
    unplayable: 'இந்த உலாவியால் படத்தை இயக்க முடியவில்லை.',
    unsupported: 'இந்த உலாவி ஓடைகளை இயக்குவதில்லை. தற்போதைய Chrome, Edge, Firefox அல்லது Safari-ஐப் பயன்படுத்துங்கள்.',
  },
}
