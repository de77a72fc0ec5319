import { plays, type OnAirPlan } from '../model/onAirPlan.ts'
import { nameOf, pieceName } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { PieceList, PieceRow } from './PieceRow.tsx'

type PieceRowsProps = {
  rows: OnAirPlan['rows']
  /** The piece that the player shows, by its place there. */
  playing: number | undefined
  onPlay: (item: number) => void
}

/** What is on air, part by part; a press plays from there. */
export function PieceRows({ rows, playing, onPlay }: PieceRowsProps) {
  const words = useScheduleWords()
  const { translate } = words
  return (
    <PieceList aria-label={translate('scheduleOnAir.list')}>
      {rows.map((row) => {
        const { piece, airing, item, why } = row
        return (
          <PieceRow
            key={`${piece.airing} ${piece.at}`}
            at={piece.at}
            dur={piece.dur}
            kind={piece.type}
            name={pieceName({ ...piece, whole: airing.kind }, nameOf(airing, words), words)}
            note={why && translate(`scheduleOnAir.why.${why}`)}
            isCurrent={plays(row, playing)}
            isOff={item === undefined}
            onPress={() => item !== undefined && onPlay(item)}
          />
        )
      })}
    </PieceList>
  )
}
