import type { words as english } from '../en/success.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  typeCreated: '%{type} வெற்றிகரமாக உருவாக்கப்பட்டது!',
  typeUpdated: '%{type} வெற்றிகரமாகப் புதுப்பிக்கப்பட்டது!',
  typeDeleted: '%{type} வெற்றிகரமாக அழிக்கப்பட்டது!',
  policyCreated: 'கொள்கை வெற்றிகரமாக உருவாக்கப்பட்டது!',
  policyUpdated: 'கொள்கை வெற்றிகரமாகப் புதுப்பிக்கப்பட்டது!',
  policyDeleted: 'கொள்கை வெற்றிகரமாக அழிக்கப்பட்டது!',
  productCreated: 'தயாரிப்பு வெற்றிகரமாக உருவாக்கப்பட்டது!',
  preferencesUpdated: 'விருப்பங்கள் வெற்றிகரமாகப் புதுப்பிக்கப்பட்டன',
  schedulesUpdated: 'அட்டவணைகள் வெற்றிகரமாகப் புதுப்பிக்கப்பட்டன!',
  loopingScheduleUpdated: 'சுழல் அட்டவணை வெற்றிகரமாகப் புதுப்பிக்கப்பட்டது!',
  reprocessCancelled: '%{title} மறுசெயலாக்கம் வெற்றிகரமாக ரத்துசெய்யப்பட்டது!',
  eventReprocess: 'வெற்றி! %{title} நிகழ்வின் மறுசெயலாக்கம் தொடங்கியது',
  epgReprocess: 'வெற்றி! %{title} நிகழ்ச்சி வழிகாட்டியின் மறுசெயலாக்கம் தொடங்கியது',
  restoreToOriginal: 'மூலத்திற்கு மீட்டமைக்கும் கோரிக்கை வெற்றிகரமாக அனுப்பப்பட்டது',
  channelNumberUpdated: '%{name} அலைவரிசை எண் வெற்றிகரமாகப் புதுப்பிக்கப்பட்டது',
  liveToVodStarted: 'வெற்றி! %{title} நேரலையை VOD ஆக்கும் பணி தொடங்கியது',
  liveToVodUpdated: 'வெற்றி! %{name} நேரலையை VOD ஆக்கும் பணி புதுப்பிக்கப்பட்டது',
  liveToVodCancelled: 'நேரலையை VOD ஆக்கும் மாற்றம் வெற்றிகரமாக ரத்துசெய்யப்பட்டது!',
  reaggregate:
    'உங்கள் கோரிக்கை வெற்றிகரமாக அனுப்பப்பட்டது! மாற்றம் தெரிய 30 நொடிகள் வரை ஆகலாம். பிறகு வாருங்கள் அல்லது 30 நொடிகளுக்குப் பின் பக்கத்தைப் புதுப்பியுங்கள்.',
}
