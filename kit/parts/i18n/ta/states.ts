import type { words as english } from '../en/states.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  loading: 'ஏற்றப்படுகிறது',
  stillLoading: 'இன்னும் ஏற்றப்படுகிறது, %{seconds} நொடி',
  imageMissing: 'படம் கிடைக்கவில்லை',
  unsafeLink: 'இணைப்பு திறக்கப்படவில்லை: http, https முகவரிகள் மட்டுமே அனுமதிக்கப்படும்',
  opensElsewhere: 'புதிய தாவலில் திறக்கும்',
  removeFilter: '%{name} வடிகட்டியை நீக்கு',
  resize: 'பக்கப் பலகத்தின் அளவை மாற்று',
  notices: 'அறிவிப்புகள்',
  dismiss: 'இவ்வறிவிப்பை மூடு',
  progress: 'நடைபெறுகிறது',
  kinds: { success: 'முடிந்தது', info: 'குறிப்பு', warning: 'எச்சரிக்கை', error: 'பிழை' },
}
