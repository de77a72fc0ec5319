/** Why a file cannot be taken in as media, by the word that the server has for it. */
export const words = {
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
}
