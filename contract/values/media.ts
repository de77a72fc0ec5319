/** Media and its playback (specification sections 3, 7 and 9, calls.md section 17). */

/** How long an authorization to play lasts, in seconds (specification section 9). */
export const PLAYBACK_S = 10_800
/** A browser that registers as a device is known for this long. */
export const DEVICE_MS = 30 * 86_400_000
export const PLAYBACK_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** What every playback request says (specification section 9): no protection, version 1.0, DASH, TTML removed. */
export const DEVICE_PROTECTION = { p: 'none', v: '1.0' } as const
export const PLAYBACK_FILTER = 'pipeline=ttml_removal'
export const STREAM_TYPE = 'dash'

/** Pieces of one playback; as many as a title may have segments. */
export const MAX_SMIL_ITEMS = 900

/** Kinds of content that an upload may say it is. */
export const MEDIA_TYPES = ['video/mp4', 'audio/mp4', 'application/mp4'] as const

/** The scheme of `file_uri` for files that lie in this service's own storage; what follows is the hash. */
export const OWN_MEDIA = 'media:'

/** Why a file cannot be taken in as media, in English; consoles have the words by reason in their languages. */
export const MEDIA_REASON_TEXTS = {
  empty: 'This file is empty.',
  notMp4: 'This file is no MP4.',
  notFragmented:
    'This MP4 is not fragmented, so it cannot be played piece by piece. Make it anew with ffmpeg -c copy -movflags +frag_keyframe+empty_moov+default_base_moof+dash+global_sidx.',
  noIndex:
    'This MP4 has no index (sidx) in front of its fragments. Make it anew with ffmpeg -c copy -movflags +frag_keyframe+empty_moov+default_base_moof+dash+global_sidx.',
  severalIndexes: 'The index of this MP4 does not name all of its fragments. One index in front must name them all.',
  severalTracks:
    'This MP4 holds several tracks. Send picture and sound as two files: ffmpeg -map 0:v:0 for the one, -map 0:a:0 for the other.',
  noTrack: 'This MP4 has neither a picture nor a sound track.',
  noKeyframe: 'The first frame of this MP4 is no keyframe, so nothing could begin with it.',
  encrypted: 'This MP4 is encrypted. Only clear media can be previewed and cut.',
  variableRate:
    'The frames of this MP4 do not all last alike (variable frame rate), so no frame could be named by its number. Make it anew with a steady rate: ffmpeg -fps_mode cfr.',
  codec: 'Browsers do not play the codec of this MP4. H.264, VP9 and AV1, AAC, Opus and FLAC are taken.',
  truncated: 'This MP4 is cut off: its end is missing.',
  damaged: 'This MP4 is damaged: what it says of its parts does not fit together.',
} as const
export type MediaReason = keyof typeof MEDIA_REASON_TEXTS
