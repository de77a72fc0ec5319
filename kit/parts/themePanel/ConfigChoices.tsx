import { useTranslate } from 'ra-core'
import { useFormat } from '../format/FormatProvider.tsx'
import { useLookSettings } from '../theme/LookContext.ts'
import { BAR_STYLES, configOf, LAYOUT_MODES, LAYOUT_STYLES, NAVBAR_POSITIONS, widestOf } from '../theme/lookSettings.ts'
import type { LayoutConfig } from '../theme/lookSettings.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { LayoutPicture } from './LayoutPicture.tsx'
import { Part } from './Part.tsx'
import { SwitchRow } from './SwitchRow.tsx'

/** The three layouts; choosing one brings its own width and place of the menu. */
export function StyleChoice() {
  const translate = useTranslate()
  const { look, change } = useLookSettings()
  const { style } = look.layout
  return (
    <ChoiceGroup
      legend={translate('looks.style')}
      columns={3}
      options={LAYOUT_STYLES.map((value) => ({
        value,
        name: translate(`looks.styles.${value}`),
        picture: <LayoutPicture of={value} />,
      }))}
      value={style}
      onValue={(next) => change({ ...look, layout: { style: next, config: configOf(next) } })}
      note={translate(`looks.stylesSay.${style}`)}
    />
  )
}

/** Width of the frame, and what stands in it where. */
export function ConfigChoices() {
  const translate = useTranslate()
  const format = useFormat()
  const { look, change } = useLookSettings()
  const { style, config } = look.layout
  const set = (part: Partial<LayoutConfig>) => change({ ...look, layout: { style, config: { ...config, ...part } } })
  const widest = widestOf(look.layout)
  return (
    <>
      <Part title={translate('looks.config')}>
        <ChoiceGroup
          legend={translate('looks.mode')}
          columns={3}
          options={LAYOUT_MODES.map((value) => ({ value, name: translate(`looks.modes.${value}`) }))}
          value={config.mode}
          onValue={(mode) => set({ mode })}
          {...(widest !== undefined && { note: translate('looks.widest', { px: format.number(widest) }) })}
        />
        <ChoiceGroup
          legend={translate('looks.position')}
          columns={2}
          options={NAVBAR_POSITIONS[style].map((value) => ({ value, name: translate(`looks.positions.${value}`) }))}
          value={config.navbar.position}
          onValue={(position) => set({ navbar: { ...config.navbar, position } })}
        />
        <SwitchRow
          name={translate('looks.show.navbar')}
          on={config.navbar.display}
          onSwitch={(display) => set({ navbar: { ...config.navbar, display } })}
        />
        {style === 'layout1' && (
          <SwitchRow
            name={translate('looks.folded')}
            on={config.navbar.folded}
            onSwitch={(folded) => set({ navbar: { ...config.navbar, folded } })}
          />
        )}
        {(['toolbar', 'footer'] as const).map((bar) => (
          <SwitchRow
            key={bar}
            name={translate(`looks.show.${bar}`)}
            on={config[bar].display}
            onSwitch={(display) => set({ [bar]: { ...config[bar], display } })}
          />
        ))}
        {(['toolbar', 'footer'] as const).map((bar) => (
          <ChoiceGroup
            key={bar}
            legend={translate(`looks.whileReading.${bar}`)}
            columns={2}
            options={BAR_STYLES.map((value) => ({ value, name: translate(`looks.bars.${value}`) }))}
            value={config[bar].style}
            onValue={(next) => set({ [bar]: { ...config[bar], style: next } })}
          />
        ))}
      </Part>
      <Part title={translate('looks.behaviour')}>
        <ChoiceGroup
          legend={translate('looks.direction')}
          columns={2}
          options={(['ltr', 'rtl'] as const).map((value) => ({ value, name: translate(`looks.directions.${value}`) }))}
          value={look.direction}
          onValue={(direction) => change({ ...look, direction })}
        />
        <SwitchRow
          name={translate('looks.customScrollbars')}
          on={look.customScrollbars}
          onSwitch={(customScrollbars) => change({ ...look, customScrollbars })}
        />
        <SwitchRow
          name={translate('looks.animations')}
          on={look.animations}
          onSwitch={(animations) => change({ ...look, animations })}
        />
      </Part>
    </>
  )
}
