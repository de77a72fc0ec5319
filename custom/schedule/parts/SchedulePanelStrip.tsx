import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { FoldedButtons } from '#kit/parts/layoutParts/FoldedButtons.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { PANEL_TABS } from '../model/scheduleView.ts'
import { PANEL_TONES, panelTabName, type PanelCounts } from './panelCounts.ts'

const ICONS = { warnings: 'triangle', details: 'info', changes: 'edit' } as const

/** The folded panel: an icon for each tab with its count, and one for the content below them. A second press folds it. */
export function SchedulePanelStrip({ counts }: { counts: PanelCounts }) {
  const translate = useTranslate()
  const { panel, showPanel, isPanelOpen, openPanel } = useSchedule()
  const content = translate('scheduleShelf.title')
  return (
    <FoldedButtons as="div" role="group" aria-label={translate('schedule.panel.label')}>
      {PANEL_TABS.map((tab) => {
        const isShown = isPanelOpen && panel === tab
        const name = translate(`schedule.panel.${tab}`)
        return (
          <button
            key={tab}
            type="button"
            aria-expanded={isShown}
            aria-label={panelTabName(tab, counts, translate)}
            title={name}
            onClick={() => (isShown ? openPanel(false) : showPanel(tab))}
          >
            <Icon name={ICONS[tab]} size="toolbar" />
            {counts[tab] > 0 && <CountBadge count={counts[tab]} tone={PANEL_TONES[tab]} />}
          </button>
        )
      })}
      <button type="button" aria-label={content} title={content} onClick={() => openPanel(!isPanelOpen)}>
        <Icon name="film" size="toolbar" />
      </button>
    </FoldedButtons>
  )
}
