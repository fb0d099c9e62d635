import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createSlice } from '@reduxjs/toolkit'
import { createMemoryHistory } from 'history'
import { rootReducer } from 'src/features/rootReducer'
import { buildStore } from 'src/store/createStore'

const lateSlice = createSlice({
  name: 'late',
  initialState: { list: [] as string[], nested: { count: 1 } },
  reducers: {
    heard: (state, { payload }: { payload: string }) => {
      state.list.push(payload)
      state.nested.count += 1
    },
  },
  selectors: { selectCount: state => state.nested.count },
})

test('a slice that is injected late may change its draft', () => {
  const { store } = buildStore(createMemoryHistory())
  expect(store.getState()).not.toHaveProperty('late')
  const { selectCount } = lateSlice.injectInto(rootReducer).selectors
  const before: object = store.getState()
  expect(selectCount(before)).toBe(1)
  store.dispatch(lateSlice.actions.heard('x'))
  expect(store.getState()).toMatchObject({ late: { list: ['x'], nested: { count: 2 } } })
  expect(selectCount(before)).toBe(1)
})

/** The aliases of a release build. */
function aliases(): Record<string, string> {
  const script = `
    const { default: configure } = await import('./webpack.config.js')
    console.log(JSON.stringify(configure({}, { mode: 'production' }).resolve.alias))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return JSON.parse(printed) as Record<string, string>
}

test('no alias of a release build replaces a library', () => {
  const others = Object.entries(aliases()).filter(([name, target]) => {
    const [library = ''] = name.replace('$', '').split('/')
    const isOwn = target.startsWith(library) || target.includes(`/node_modules/${library}/`)
    return existsSync(`node_modules/${library}`) && !isOwn
  })
  expect(others).toEqual([])
})
