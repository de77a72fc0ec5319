import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { Watch } from '#contract/schemas/delivery.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useJobWords } from '#kit/jobs/useJobWords.ts'
import { listPath } from '#kit/parts/routes/paths.ts'
import { viewsIn } from '#kit/parts/views/savedView.ts'
import { viewSearch } from '#kit/parts/views/viewState.ts'
import { BellRow } from './BellRow.ts'

/** A watched view for which what one waits for is so: since when, how much it held, and the way there. */
export function BellWatch({ watch, onOpen }: { watch: Watch; onOpen: () => void }) {
  const translate = useTranslate()
  const { types, product } = useConsole()
  const words = useJobWords()
  const { view: id, n, payload, when, hours = 0, count, since } = watch
  const [saved] = viewsIn([{ id, n, t: 'view', ct: '', payload }])
  const type = types.find((one) => one.type === saved?.view.cty)
  if (!saved || !type) return null
  const about = when === 'any' ? words.titles(count) : translate('jobs.watchedLong', { smart_count: hours })
  return (
    <BellRow>
      <Link to={listPath(product, type) + viewSearch(saved.view, id)} onClick={onOpen}>
        <Icon name="eye" />
        <span className="name">{n}</span>
        <span className="below">
          <span className="about">{about}</span>
          <Time value={since} part="time" />
        </span>
      </Link>
    </BellRow>
  )
}
