/**
 * The frame of a screen (specification section 2). `list`: rail, menu and toolbar. `wide`: without the menu column.
 * `record`: rail only; the screen puts its own action bar where the toolbar would be. `bare`: nothing around it.
 */
export type FrameKind = 'list' | 'wide' | 'record' | 'bare'
