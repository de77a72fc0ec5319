import type { words as english } from '../en/problems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  tab: 'சரிபார்ப்பு',
  none: 'சரிசெய்ய எதுவும் இல்லை',
  noneText: 'பிழைகள் இல்லை, வெளியிடத் தேவையானவை உள்ளன, எச்சரிக்கைகள் இல்லை.',
  error: 'பிழைகள்: சேமிப்பைத் தடுக்கும்',
  publish: 'வெளியிடத் தேவை',
  stale: 'சரிபார்க்க வேண்டிய மொழிபெயர்ப்புகள்: ஆங்கிலம் மாறியது',
  warnings: 'எச்சரிக்கைகள்: எதையும் தடுக்காது',
  code: 'எச்சரிக்கை %{code}',
}
