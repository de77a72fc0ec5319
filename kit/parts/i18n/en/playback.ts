/** What a record plays: its cuts, its media. */
export const words = {
  tab: 'Playback',
  nothing: 'Nothing to play yet: choose what the segments are cut from.',
  noneYet: 'No picture and no sound yet.',
  elsewhere:
    'The segments are cut from “%{name}” of another system, which this service cannot play. Upload picture and sound here to play the title.',
  whole: 'Plays as a whole: its segments are cut from “%{name}” of another system.',
  stale: 'The segments were changed since.',
  again: 'Play as it stands',
  cuts: 'Cuts',
  cut: '%{from} to %{to}',
  begin: 'Beginning, %{to}',
  place: '%{place} of %{count}',
  noMedia: '%{name} has no media.',
  media: {
    title: 'Media',
    none: 'No picture and no sound yet.',
    main: 'Main',
    rate: '%{rate} fps',
    tracks: {
      video: 'picture',
      audio: 'sound',
    },
    choose: 'Upload media',
    hint: 'Fragmented MP4, picture and sound as two files.',
    saveFirst: 'Media can be uploaded once the title is saved.',
    readOnly: 'Media cannot be changed while the title is only read.',
    sending: 'Uploading %{name}',
    checking: 'checking...',
    done: '%{name}: %{kind}, %{length}',
    refused: '%{name} was not taken.',
  },
}
