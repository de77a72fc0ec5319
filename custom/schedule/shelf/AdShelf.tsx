import Button from '@mui/material/Button'
import { AD_SECONDS } from '#contract/values/schedule.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { adOf } from './newAiring.ts'
import { ShelfList } from './ShelfList.tsx'
import { ShelfRow } from './ShelfRow.tsx'
import { useAdding } from './useAdding.ts'

/** Ads by their length, and the way to ads around everything that is selected. */
export function AdShelf() {
  const { translate, format } = useScheduleWords()
  const { selection, cursor, newId, openDialog } = useSchedule()
  const { add, pickUp, canAdd } = useAdding()
  const ids = [...selection]
  const at = cursor?.kind === 'time' ? cursor.at : undefined
  return (
    <>
      <ShelfList state="found" count={AD_SECONDS.length} more={0}>
        {AD_SECONDS.map((seconds) => {
          const name = translate('scheduleShelf.adOf', { length: format.duration(seconds * 1_000) })
          return (
            <ShelfRow
              key={seconds}
              name={name}
              note={translate('scheduleShelf.adNote')}
              picture={<Icon name="megaphone" />}
              airing={canAdd ? adOf(seconds, '', 0) : undefined}
              onAdd={() => add(adOf(seconds, newId(), 0))}
              onPickUp={() => pickUp(adOf(seconds, newId(), 0))}
            />
          )
        })}
      </ShelfList>
      {canAdd && (
        <Button
          size="small"
          variant="outlined"
          disabled={ids.length === 0 && at === undefined}
          onClick={() => openDialog({ kind: 'addAd', ids, ...(at !== undefined && { at }) })}
        >
          {translate('scheduleShelf.adsAround')}
        </Button>
      )}
    </>
  )
}
