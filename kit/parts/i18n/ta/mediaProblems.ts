import type { words as english } from '../en/mediaProblems.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  notMp4: 'இந்தக் கோப்பு MP4 அல்ல.',
  notFragmented:
    'இந்த MP4 துண்டாக்கப்படவில்லை, எனவே பகுதி பகுதியாக இயக்க முடியாது. ffmpeg -c copy -movflags +frag_keyframe+empty_moov+default_base_moof+dash+global_sidx கொண்டு மீண்டும் உருவாக்குங்கள்.',
  noIndex:
    'இந்த MP4-இன் துண்டுகளுக்கு முன் அட்டவணை (sidx) இல்லை. ffmpeg -c copy -movflags +frag_keyframe+empty_moov+default_base_moof+dash+global_sidx கொண்டு மீண்டும் உருவாக்குங்கள்.',
  severalIndexes: 'இந்த MP4-இன் அட்டவணை எல்லாத் துண்டுகளையும் குறிப்பிடவில்லை. முன்னால் உள்ள ஒரே அட்டவணை அனைத்தையும் குறிப்பிட வேண்டும்.',
  severalTracks:
    'இந்த MP4-இல் பல தடங்கள் உள்ளன. படத்தையும் ஒலியையும் இரண்டு கோப்புகளாக அனுப்புங்கள்: படத்துக்கு ffmpeg -map 0:v:0, ஒலிக்கு -map 0:a:0.',
  noTrack: 'இந்த MP4-இல் படத் தடமும் இல்லை, ஒலித் தடமும் இல்லை.',
  noKeyframe: 'இந்த MP4-இன் முதல் சட்டம் முதன்மைச் சட்டம் அல்ல, எனவே அதிலிருந்து தொடங்க முடியாது.',
  encrypted: 'இந்த MP4 மறையாக்கம் செய்யப்பட்டுள்ளது. மறையாக்கம் இல்லாத ஊடகத்தை மட்டுமே முன்னோட்டமிடவும் வெட்டவும் முடியும்.',
  codec: 'இந்த MP4-இன் கோடெக்கை உலாவிகள் இயக்குவதில்லை. H.264, VP9, AV1, AAC, Opus, FLAC ஆகியவை ஏற்கப்படும்.',
  truncated: 'இந்த MP4 முழுமையாக இல்லை: அதன் முடிவு காணப்படவில்லை.',
  damaged: 'இந்த MP4 சேதமடைந்துள்ளது: அதன் பகுதிகள் பற்றிய விவரங்கள் பொருந்தவில்லை.',
}
