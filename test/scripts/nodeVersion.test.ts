import { readFileSync } from 'node:fs'

const { subset } = jest.requireActual<{ subset: (one: string, other: string) => boolean }>('semver')

interface Package {
  engines?: { node?: string }
}

const read = (file: string): string => readFileSync(file, 'utf8')
const ours = (JSON.parse(read('package.json')) as { engines: { node: string } }).engines.node
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> }

test('every package that we install takes every version of Node that we take', () => {
  const others = Object.entries(packages).filter(
    ([, { engines }]) => engines?.node && !subset(ours, engines.node),
  )
  expect(others.map(([folder, { engines }]) => `${folder} takes ${engines?.node}`)).toEqual([])
})

test('the version for version managers is the least that we take', () => {
  const least = read('.nvmrc').trim()
  expect(ours.split(' || ')[0]).toBe(`^${least}`)
  expect(read('.node-version').trim()).toBe(least)
})
