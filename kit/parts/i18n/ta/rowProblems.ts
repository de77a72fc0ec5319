import type { rowProblems as english } from '../en/rowProblems.ts'
import type { Words } from '../Words.ts'

export const rowProblems: Words<typeof english> = {
  oneValue: 'இங்கு ஒரு மதிப்பு மட்டுமே இருக்கலாம், பல அல்ல.',
  number: '“%{value}” ஓர் எண் அல்ல.',
  boolean: '“%{value}” என்பதை ஆம் அல்லது இல்லை என்று படிக்க முடியவில்லை.',
  date: '“%{value}” இங்கு அறியப்பட்ட தேதி அல்ல. 2026-11-24 என்று எழுதவும்.',
  json: 'இது JSON அல்ல.',
  otherProduct: 'வேறொரு தயாரிப்பின் தலைப்பு இந்த வெளிப்புற அடையாளத்தைக் கொண்டுள்ளது. முதலில் அந்தத் தயாரிப்பைத் தேர்ந்தெடுக்கவும்.',
  tooLong: 'இந்தப் புலம் ஏற்கக்கூடியதைவிட இது நீளமாக உள்ளது.',
  noParent: '“%{value}” என்ற வெளிப்புற அடையாளத்துடன் மேல்நிலை இல்லை. முதலில் அதை இறக்குமதி செய்யவும்.',
}
