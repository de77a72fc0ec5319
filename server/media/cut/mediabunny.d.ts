/** Of mediabunny what `keyframeCut` uses: its own types bring those of a browser's WebCodecs along, which no server has. */
declare module 'mediabunny' {
  export type VideoCodec = 'avc' | 'vp9' | 'av1'
  export type AudioCodec = 'aac' | 'opus' | 'flac'
  export type EncodedPacket = {
    timestamp: number
    duration: number
    type: 'key' | 'delta'
    clone: (changes: { timestamp: number }) => EncodedPacket
  }
  type Track<Codec> = { getCodec: () => Promise<Codec | null>; getDecoderConfig: () => Promise<object | null> }
  export type InputVideoTrack = Track<VideoCodec>
  export type InputAudioTrack = Track<AudioCodec>
  export const MP4: object
  export class FilePathSource {
    constructor(path: string)
  }
  export class FilePathTarget {
    constructor(path: string)
  }
  export class Input {
    constructor(options: { formats: readonly object[]; source: FilePathSource })
    getPrimaryVideoTrack(): Promise<InputVideoTrack | null>
    getPrimaryAudioTrack(): Promise<InputAudioTrack | null>
    dispose(): void
  }
  export class EncodedPacketSink {
    constructor(track: InputVideoTrack | InputAudioTrack)
    /** The last packet that begins at or before a time, in seconds. */
    getPacket(at: number): Promise<EncodedPacket | null>
    getFirstPacket(): Promise<EncodedPacket | null>
    getKeyPacket(at: number): Promise<EncodedPacket | null>
    /** In the order of decoding. */
    packets(from?: EncodedPacket): AsyncIterable<EncodedPacket>
  }
  type First = { decoderConfig?: object | undefined }
  export class EncodedVideoPacketSource {
    constructor(codec: VideoCodec)
    add(packet: EncodedPacket, first?: First): Promise<void>
  }
  export class EncodedAudioPacketSource {
    constructor(codec: AudioCodec)
    add(packet: EncodedPacket, first?: First): Promise<void>
  }
  export class Mp4OutputFormat {
    constructor(options: { fastStart: false })
  }
  export class CmafOutputFormat {
    constructor(options: { minimumFragmentDuration: number })
  }
  export class Output {
    constructor(options: { format: object; target: FilePathTarget; initTarget?: FilePathTarget })
    addVideoTrack(source: EncodedVideoPacketSource, options: { frameRate: number }): void
    addAudioTrack(source: EncodedAudioPacketSource): void
    start(): Promise<void>
    finalize(): Promise<void>
    cancel(): Promise<void>
  }
}
