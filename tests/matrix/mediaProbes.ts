import type { Action } from '#contract/values/access.ts'
import { data, MISSING, read, write } from './probe.ts'

const CLEAR = { p: 'none', v: '1.0' }
const PIECE = { key: MISSING, start: 0, end: 1_000 }
const cuts = (...actions: Action[]) => actions.map((action) => ['cp_mediaoperations', action] as const)
const EDITS = `/media/${MISSING}/edits`
const EDIT = `${EDITS}/${MISSING}?cty=movie`
const CAPTIONS = `/media/${MISSING}/captions`
const DOWNLOAD = { sType: 'download', bandwidth: {}, subtitle: false, quality: 'SD', lon: [], smil: [PIECE] }
const CLIP = { id: MISSING, cty: 'movie', lon: [{ lang: 'en', n: 'A' }], smil: [PIECE] }
const asset = { cty: 'movie', id: MISSING }
const edit = { asset, rate: { num: 25, den: 1 }, length: 100, segs: [], breaks: [], output: 'one' }

/** Of media, its playback and its cutting (`PROBES`). */
export const MEDIA_PROBES = {
  registerDevice: [write('POST', '/playback/device/register', { id: 'a-browser', type: 'browser' }, 'signIn')],
  authorizePlayback: [
    write('POST', '/playback/authorize', { id: MISSING, cty: 'movie', dp: CLEAR, deviceToken: 'none' }, data('view')),
  ],
  remixPlayback: [write('POST', '/playback/remix', { smil: [PIECE] }, 'signIn')],
  startPlayback: [
    write(
      'POST',
      '/playback',
      { dp: CLEAR, filter: 'pipeline=ttml_removal', sType: 'dash', smil: [PIECE], token: 'none' },
      'signIn',
    ),
  ],
  readManifest: [read('/media/none/manifest.mpd', 'nothing')],
  readSegment: [read('/media/none/video.mp4', 'nothing')],
  readKeyframes: [read(`/media/${MISSING}/keyframes`, 'signIn')],
  readWaveform: [read(`/media/${MISSING}/waveform`, 'signIn')],
  readThumbnails: [read(`/media/${MISSING}/thumbnails.vtt`, 'signIn')],
  uploadMedia: [write('POST', `/media/upload/${MISSING}?cty=movie`, undefined, data('update'))],
  makeClip: [write('POST', '/readyforair/clip', CLIP, [...cuts('create'), ...data('create')])],
  processShort: [
    write('POST', '/readyforair/processShort', { ...CLIP, cty: 'shortvideo' }, [...cuts('create'), ...data('create')]),
  ],
  searchClips: [read('/query_stc?query=abc&embedding_type=both', cuts('view'))],
  requestMp4: [write('POST', '/download/mp4', DOWNLOAD, cuts('view'))],
  readMp4: [read(`/download/mp4/${MISSING}`, 'signIn')],
  readFile: [read('/download/file/none/a.mp4', 'nothing')],
  findBreaks: [write('POST', `/media/${MISSING}/breakhints`, undefined, cuts('view'))],
  readBreakHints: [read(`/media/${MISSING}/breakhints`, cuts('view'))],
  readMediaFacts: [read(`/media/${MISSING}/facts`, 'signIn')],
  readMediaTools: [read('/media/tools', cuts('view'))],
  readCaptions: [read(CAPTIONS, 'signIn')],
  saveCaptions: [write('PUT', `${CAPTIONS}/en?cty=movie&rev=0`, { text: 'WEBVTT' }, data('update'))],
  deleteCaptions: [write('DELETE', `${CAPTIONS}/en?cty=movie&rev=1`, undefined, data('update'))],
  readEditLists: [read(`${EDITS}?cty=movie`)],
  readEditList: [read(EDIT)],
  saveEditList: [write('PUT', EDIT, { name: 'Cut', rev: 1, edit }, data('update'))],
  deleteEditList: [write('DELETE', `${EDIT}&rev=1`, undefined, data('update'))],
}
