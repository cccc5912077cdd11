export { Probe as ProbeIdle } from '../../support/probe.tsx';
