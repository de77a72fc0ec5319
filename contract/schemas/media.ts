import { Type, type Static } from 'typebox'

/** An asset of `media_assets` that an upload has made, with what was found in the file. */
export const UploadedMedia = Type.Object({
  a_id: Type.String(),
  file_uri: Type.String(),
  ftype: Type.String({ description: 'video or audio' }),
  dur: Type.Integer({ description: 'Length in ms.' }),
  fps: Type.Optional(Type.Number({ description: 'Frames per second, to three decimals; of video.' })),
  rate: Type.Optional(
    Type.Object({ num: Type.Integer(), den: Type.Integer() }, { description: 'The same as an exact fraction.' }),
  ),
})
export type UploadedMedia = Static<typeof UploadedMedia>

const Milliseconds = Type.Integer({ minimum: 0, maximum: 360_000_000 })
const Fraction = Type.Object({ num: Type.Integer(), den: Type.Integer() })

/** One piece to play (specification section 3, playback request); start and end are ms in the title's own time. */
export const SmilItem = Type.Object(
  {
    key: Type.String({ maxLength: 64, description: 'A version key or an id.' }),
    start: Milliseconds,
    end: Type.Optional(
      Type.Unsafe<number>({ ...Milliseconds, description: 'To the end of the media where it is missing.' }),
    ),
    vrt: Type.Optional(Type.String({ maxLength: 60 })),
    fps: Type.Optional(Type.Number({ minimum: 1, maximum: 240 })),
  },
  { additionalProperties: false },
)
export type SmilItem = Static<typeof SmilItem>

/** A piece as it plays: where it stands in the whole and what it begins with. */
export const PlayedItem = Type.Object({
  key: Type.String(),
  start: Type.Integer(),
  end: Type.Integer(),
  vrt: Type.Optional(Type.String()),
  at: Type.Integer({ description: 'Its start in the whole, in ms.' }),
  dur: Type.Integer({ description: 'What plays of it, in ms; `early` included.' }),
  early: Type.Integer({ description: 'It begins this many ms before the asked start, at a keyframe.' }),
  silent: Type.Optional(Type.Boolean({ description: 'It plays without sound.' })),
  rate: Type.Optional(Fraction),
  frame: Type.Optional(Type.Integer({ description: "The first frame that is shown, in the title's own count." })),
  frames: Type.Optional(Type.Integer({ description: 'How many frames are shown.' })),
})
export type PlayedItem = Static<typeof PlayedItem>

export const Remix = Type.Object({
  id: Type.String({ description: 'The same for the same pieces of the same files.' }),
  duration: Type.Integer({ description: 'In ms.' }),
  items: Type.Array(PlayedItem),
})
export type Remix = Static<typeof Remix>

export const Playback = Type.Object({
  ...Remix.properties,
  url: Type.String({ description: 'Address of the manifest, below the API.' }),
  until: Type.String(),
})
export type Playback = Static<typeof Playback>

export const DeviceToken = Type.Object({ deviceToken: Type.String(), until: Type.String() })
export const PlayToken = Type.Object({ token: Type.String(), until: Type.String() })

/** Least and greatest of each stretch of a sound in turn, from -127 to 127. */
export const Waveform = Type.Object({
  perSecond: Type.Number({ description: 'Stretches a second.' }),
  peaks: Type.Array(Type.Integer()),
  level: Type.Integer(),
  levels: Type.Integer({ description: 'How many there are; each has a quarter of the stretches of the one before.' }),
})
export type Waveform = Static<typeof Waveform>
