import { byArea } from '../../byArea.ts'

/** Words of forms of records, their panels and their players. */
export const messages = byArea(
  import.meta.glob<object>(
    [
      '../aggregate.ts',
      '../conditions.ts',
      '../documents.ts',
      '../editor.ts',
      '../forms.ts',
      '../history.ts',
      '../imageFrame.ts',
      '../onAir.ts',
      '../playback.ts',
      '../player.ts',
      '../preview.ts',
      '../problems.ts',
      '../publishing.ts',
      '../relations.ts',
      '../schemaForms.ts',
      '../segments.ts',
      '../sorting.ts',
      '../teamEvents.ts',
      '../timing.ts',
      '../uses.ts',
      '../viewerPlace.ts',
    ],
    { eager: true, import: 'words' },
  ),
)
